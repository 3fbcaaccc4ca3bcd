"""What is printed on the components: the content sets, their reader and their checker."""
